import { avatar } from './fr/avatar';
import { detail } from './fr/detail';
import { form } from './fr/form';
import { frame } from './fr/frame';
import { list } from './fr/list';
import { people } from './fr/people';
import { profile } from './fr/profile';
import { rules } from './fr/rules';

/** Texts of the module, one file per ability. */
export const fr = { frame, people, rules, list, form, detail, profile, avatar };
