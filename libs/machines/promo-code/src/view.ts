export { PromoCodeFlow, type PromoCodeFlowProps } from './promo-code.view.tsx';
