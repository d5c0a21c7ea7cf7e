import { ButtonText } from '../../../core/actions/button-text';
import { Icon } from '../../../core/icon/icon';
import { Menu } from '../../menu/menu';
import { useMessages } from '../messages';

interface ExportMenuProps {
  onCsv: () => void;
  onPrint: () => void;
}

/** Renders the menu 'Exporter', with 'Exporter Excel' and 'Exporter PDF'. */
export function ExportMenu({ onCsv, onPrint }: ExportMenuProps) {
  const texts = useMessages();
  return (
    <Menu
      label={texts.export}
      trigger={
        <>
          <Icon name="download" size={16} />
          <ButtonText from="xl">{texts.export}</ButtonText>
        </>
      }
      items={[
        { id: 'csv', label: texts.exportCsv, icon: 'file-text', onSelect: onCsv },
        { id: 'pdf', label: texts.exportPdf, icon: 'download', onSelect: onPrint },
      ]}
    />
  );
}
