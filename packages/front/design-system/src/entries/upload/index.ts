export { ImageDrop, type ImageDropProps } from './image-drop';
