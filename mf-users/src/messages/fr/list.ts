/** Texts of /users. */
export const list = {};
