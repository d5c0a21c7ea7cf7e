import { applyAppearance, Box, DesignSystemProvider, type ThemeSetting } from '@escale/design-system';
import { defaultLocale, LocaleProvider, useLocale, type Locale } from '@escale/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

export interface StoryFrameProps {
  theme: ThemeSetting;
  language: Locale['language'];
  children: ReactNode;
}

/** Renders the page around a story; `lang` is the language that is shown, which may change after loading. */
function StoryBackground({ children }: { children: ReactNode }) {
  const { language } = useLocale();
  return (
    <Box
      data-story
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      lang={language}
      padding="5"
      background="bg.page"
      color="fg"
    >
      {children}
    </Box>
  );
}

/** Renders a story as an application would: with its router, language, direction and theme. */
export function StoryFrame({ theme, language, children }: StoryFrameProps) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  useEffect(() => applyAppearance({ theme, layout: 'comfortable' }), [theme]);
  return (
    <LocaleProvider locale={{ ...defaultLocale, language }}>
      <DesignSystemProvider>
        <StoryBackground>
          <RouterProvider router={router} />
        </StoryBackground>
      </DesignSystemProvider>
    </LocaleProvider>
  );
}
