import { Icon } from '../../../core/icon/icon';
import { Menu } from '../../menu/menu';
import { useMessages } from '../messages';
import { ToolText } from './toolbar';

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
          <ToolText>{texts.export}</ToolText>
        </>
      }
      items={[
        { id: 'csv', label: texts.exportCsv, icon: 'file-text', onSelect: onCsv },
        { id: 'pdf', label: texts.exportPdf, icon: 'download', onSelect: onPrint },
      ]}
    />
  );
}
