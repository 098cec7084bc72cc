import type { Meta } from '@storybook/react-vite';

/** Args of a story with a flow in the dialog: its ports come from the fake service, made anew for each showing. */
export interface FlowStoryArgs<P extends object> {
  service: () => P;
}

/** What the stories of the flows have in common. A story's `render` finds its ports in what was loaded. */
export const flowStories = {
  argTypes: { shell: { control: false }, service: { control: false } },
  parameters: {
    layout: 'fullscreen',
    // What react-aria's announcer has said points at buttons that are gone by then.
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
  loaders: [({ args }: { args: FlowStoryArgs<object> }) => ({ ports: args.service() })],
} satisfies Partial<Meta<FlowStoryArgs<object> & { shell: unknown }>>;
