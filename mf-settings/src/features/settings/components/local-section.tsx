import { Section, Text, type SectionProps } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** A card of settings that says that its values stay in this browser and apply nothing. */
export function LocalSection({ description, ...rest }: SectionProps) {
  const { localOnly } = useMessages();
  return (
    <Section
      {...rest}
      description={
        <>
          <Text>{description}</Text>
          <Text color="info">{localOnly}</Text>
        </>
      }
    />
  );
}
