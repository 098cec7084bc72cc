export { PurchaseOptionsPage, type PurchaseOptionsPageProps } from './purchase-options.page.tsx';
export { PurchaseOptionsFlow, type PurchaseOptionsFlowProps } from './purchase-options.view.tsx';
