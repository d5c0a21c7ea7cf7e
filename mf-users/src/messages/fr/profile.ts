/** Texts of /profile. */
export const profile = {};
