export { inPictureProcess } from './picture-process';
export { usedBy, whenUsed } from './processor-time';
