/** The words that only the page on notices and vacations needs. */

import en from "./ways.en.ftl?raw";
import fr from "./ways.fr.ftl?raw";
import { learn } from "./words.svelte";

learn({ en, fr });
