export { IconPicker, type IconOption, type IconPickerProps } from './icon-picker.tsx';
