/** The words of the operator's page, which only that page needs. */

import en from "./operator.en.ftl?raw";
import fr from "./operator.fr.ftl?raw";
import { learn } from "./words.svelte";

learn({ en, fr });
