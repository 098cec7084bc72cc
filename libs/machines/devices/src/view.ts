export { DevicesFlow, type DevicesFlowProps } from './devices.view.tsx';
