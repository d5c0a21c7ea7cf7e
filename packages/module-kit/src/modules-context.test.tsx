import { buildDescriptor, render, screen } from '@escale/testing';
import { ModulesProvider, useModules } from './modules-context';

function PermissionNames() {
  return useModules().map(({ id, permissions }) => <p key={id}>{`${id}: ${permissions.join(' ')}`}</p>);
}

it('gives the descriptors that the shell provides, and their permission names', () => {
  render(
    <ModulesProvider modules={[buildDescriptor({ id: 'containers', permissions: ['read', 'write'] })]}>
      <PermissionNames />
    </ModulesProvider>,
  );
  expect(screen.getByText('containers: read write')).toBeVisible();
});

it('gives an empty list where no shell is', () => {
  const { container } = render(<PermissionNames />);
  expect(container).toBeEmptyDOMElement();
});
