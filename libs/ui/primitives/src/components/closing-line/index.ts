export { ClosingLine, type ClosingLineProps } from './closing-line.tsx';
