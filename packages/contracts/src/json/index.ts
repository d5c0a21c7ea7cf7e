export { JsonBounds, parseJson } from './bounded-json';
