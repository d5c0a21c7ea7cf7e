/** Stub for a font, an image or a style sheet in tests: an address that leads nowhere. */
module.exports = '/asset';
