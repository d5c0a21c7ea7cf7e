/** Texts of /users/{id}. */
export const detail = {};
