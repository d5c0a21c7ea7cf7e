import { type Preview } from '@storybook/react-vite';
import './gallery.css';
import { ComponentPage } from './component-page';
import { StoryFrame, type StoryFrameProps } from './story-frame';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية (right to left)' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'fr' },
  decorators: [
    (Story, { globals }) => {
      const { theme, language } = globals as Pick<StoryFrameProps, 'theme' | 'language'>;
      return (
        <StoryFrame key={language} theme={theme} language={language}>
          <Story />
        </StoryFrame>
      );
    },
  ],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    actions: { disable: true },
    options: { storySort: { order: ['Foundations', 'Actions', 'Display', 'Feedback', 'Forms'] } },
    docs: { page: ComponentPage, source: { type: 'code' }, canvas: { sourceState: 'shown' } },
  },
};

export default preview;
