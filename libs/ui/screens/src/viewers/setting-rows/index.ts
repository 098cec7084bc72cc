export {
  SettingFields,
  SettingRows,
  SettingSwitch,
  type SettingSwitchProps,
} from './setting-rows.tsx';
