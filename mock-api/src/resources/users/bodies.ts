import { createUserRequestSchema, updateUserRequestSchema } from '@escale/contracts';
import { object, string } from 'yup';

export const userParams = object({ id: string().uuid().required() });

/** Mails and exports carry these, each on one line. */
const line = () => string().matches(/^\P{Cc}*$/u, 'badCharacter');
const lines = object({ username: line(), firstName: line(), lastName: line() });

export const createUserBody = lines.concat(createUserRequestSchema);
export const updateUserBody = lines.concat(updateUserRequestSchema);
