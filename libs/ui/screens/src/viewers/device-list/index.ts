export { DeviceList, type DeviceEntry, type DeviceListProps } from './device-list.tsx';
