import { buildDescriptor, render, screen } from '@escale/testing';
import { ModulesProvider, useModules } from './modules-context';

function PermissionNames() {
  return useModules().map(({ id, permissions }) => <p key={id}>{`${id}: ${permissions.join(' ')}`}</p>);
}

it('returns the descriptors provided by the shell, with their permission names', () => {
  render(
    <ModulesProvider modules={[buildDescriptor({ id: 'containers', permissions: ['read', 'write'] })]}>
      <PermissionNames />
    </ModulesProvider>,
  );
  expect(screen.getByText('containers: read write')).toBeVisible();
});

it('returns an empty list without a shell', () => {
  const { container } = render(<PermissionNames />);
  expect(container).toBeEmptyDOMElement();
});
