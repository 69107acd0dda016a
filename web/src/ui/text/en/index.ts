/** English, complete. A page's texts have a file of their own beside this one. */

import { common } from "./common";
import { match } from "./match";

export const en = { common, match };
