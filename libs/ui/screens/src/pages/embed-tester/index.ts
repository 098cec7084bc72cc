export { EmbedTester, type EmbedTesterProps } from './embed-tester.tsx';
