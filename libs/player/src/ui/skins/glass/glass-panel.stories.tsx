import type { Meta } from '@storybook/react-vite';
import { panelScenes } from '../../panel/panel.scenes.ts';
import { Player } from '../../player.tsx';

const meta = {
  title: 'Player/Glass panel',
  component: Player,
  globals: { label: 'main' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Player>;
export default meta;

const scenes = panelScenes();

export const Settings = scenes.Settings;
export const Quality = scenes.Quality;
export const Speed = scenes.Speed;
export const Subtitles = scenes.Subtitles;
export const CaptionStyle = scenes.CaptionStyle;
export const Shortcuts = scenes.Shortcuts;
export const ByKeyboard = scenes.ByKeyboard;
export const Report = scenes.Report;
export const ReportFailed = scenes.ReportFailed;
export const ReportThanks = scenes.ReportThanks;
export const ArmenianReport = scenes.ArmenianReport;
export const NarrowShortcuts = scenes.NarrowShortcuts;
