export { styled } from './styled';
export { system } from './system';
