export { AvatarPicker, type AvatarOption, type AvatarPickerProps } from './avatar-picker.tsx';
