/** The words of the app, which every page may need. */

import en from "./app.en.ftl?raw";
import fr from "./app.fr.ftl?raw";
import { learn } from "./words.svelte";

learn({ en, fr });
