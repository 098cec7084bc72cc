export { CheckoutSide, type CheckoutSideProps } from './checkout-side.tsx';
export { SuccessSide, type SuccessSideProps } from './success-side.tsx';
