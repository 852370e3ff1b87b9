/** The words about people, which the front page does without. */

import en from "./people.en.ftl?raw";
import fr from "./people.fr.ftl?raw";
import { learn } from "./words.svelte";

learn({ en, fr });
