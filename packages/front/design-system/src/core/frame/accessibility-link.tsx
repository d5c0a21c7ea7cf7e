import { paths } from '@escale/contracts';
import { createCatalogue } from '@escale/i18n';
import { TextLink } from '../actions/links';

/** The statement that the RGAA requires on the home and beside the sign-in, in the RGAA's own words. */
const { useMessages } = createCatalogue({
  fr: { mention: 'Accessibilité : partiellement conforme' },
  en: { mention: 'Accessibility: partially compliant' },
  ar: { mention: 'إمكانية الوصول: مطابقة جزئية' },
});

/** Renders the link to the declaration of accessibility, with the state that it declares. */
export function AccessibilityLink() {
  const { mention } = useMessages();
  return (
    <TextLink to={paths.accessibility} tone="muted" underlined>
      {mention}
    </TextLink>
  );
}
