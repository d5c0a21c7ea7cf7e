/** Texts of /users/add and /users/{id}/edit. */
export const form = {};
