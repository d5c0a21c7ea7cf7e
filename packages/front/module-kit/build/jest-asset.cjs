/** What a font, an image or a style sheet is in a test: an address that leads nowhere. */
module.exports = '/asset';
