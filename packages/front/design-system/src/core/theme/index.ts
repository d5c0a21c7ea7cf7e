export { styled } from './styled';
export { prepareSystem, system } from './system';
