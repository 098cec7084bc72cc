export { RateExchangeFlow, type RateExchangeFlowProps } from './rate-exchange.view.tsx';
