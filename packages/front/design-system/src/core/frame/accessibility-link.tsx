import { paths } from '@escale/contracts';
import { createCatalogue } from '@escale/i18n';
import { TextLink } from '../actions/links';

/** The compliance statement; in French, in the exact words that the RGAA (the French accessibility standard) prescribes. */
const { useMessages } = createCatalogue({
  fr: { mention: 'Accessibilité : partiellement conforme' },
  en: { mention: 'Accessibility: partially compliant' },
  ar: { mention: 'إمكانية الوصول: مطابقة جزئية' },
});

/** Renders the link to the accessibility declaration; its text is the compliance statement. */
export function AccessibilityLink() {
  const { mention } = useMessages();
  return (
    <TextLink to={paths.accessibility} tone="muted" underlined>
      {mention}
    </TextLink>
  );
}
