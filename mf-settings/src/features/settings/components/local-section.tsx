import { Text, type SectionProps } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { SettingsSection } from './settings-section';

/** A card of settings that says that its values stay in this browser and apply nothing. */
export function LocalSection({
  description,
  ...rest
}: Pick<SectionProps, 'title' | 'description' | 'children'>) {
  const { localOnly } = useMessages();
  return (
    <SettingsSection
      {...rest}
      description={
        <>
          <Text>{description}</Text>
          <Text color="info" marginBlockStart="2">
            {localOnly}
          </Text>
        </>
      }
    />
  );
}
