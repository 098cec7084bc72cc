export { SellingScreenFlow, type SellingScreenFlowProps } from './selling-screen.view.tsx';
