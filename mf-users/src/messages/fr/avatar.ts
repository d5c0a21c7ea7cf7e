/** Texts of the avatar's editor. */
export const avatar = {};
