import { ArgTypes, Description, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

/** Renders the page of a component: its description, its states with their code, accessibility notes, and its props. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { accessibility } = preparedMeta.parameters as { accessibility: readonly string[] };
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Stories title="" />
      <h2 id="accessibility">Accessibility</h2>
      <ul>
        {accessibility.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {preparedMeta.component !== undefined && (
        <>
          <h2 id="props">Props</h2>
          <ArgTypes />
        </>
      )}
    </>
  );
}
