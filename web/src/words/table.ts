/** The words that only a table needs: whoever imports this has them, and the front page is lighter. */

import en from "./table.en.ftl?raw";
import fr from "./table.fr.ftl?raw";
import { learn } from "./words.svelte";

learn({ en, fr });
