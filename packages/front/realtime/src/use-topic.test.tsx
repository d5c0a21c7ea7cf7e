import { createAppStore } from '@escale/auth';
import { render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { object, string } from 'yup';
import { createRealtimeEventHandlers } from './event-handlers';
import { useTopic } from './use-topic';

const schema = object({ id: string().required() });

function Berths({ topic = 'quay/berths' as const }: { topic?: `${string}/${string}` }) {
  const [seen, setSeen] = useState<string[]>([]);
  const [reads, setReads] = useState(1);
  useTopic(topic, {
    schema,
    onMessage: ({ id }) => setSeen((before) => [...before, id]),
    onConnect: () => setReads((before) => before + 1),
  });
  return <output>{`${seen.join()} ${reads}`}</output>;
}

function setUp() {
  const handlers = createRealtimeEventHandlers(createAppStore());
  const publish = (topic: string, message: unknown) =>
    act(() => handlers.handle('topic', { topic, message }));
  return { handlers, publish, shown: () => screen.getByRole('status').textContent };
}

it('receives the messages of its topic that have the expected shape', () => {
  const { publish, shown } = setUp();
  const { unmount } = render(<Berths />);
  publish('quay/berths', { id: 'a' });
  publish('quay/other', { id: 'b' });
  publish('quay/berths', { id: null });
  publish('quay/berths', null);
  publish('quay/berths', { id: 'c' });
  expect(shown()).toBe('a,c 1');
  unmount();
  publish('quay/berths', { id: 'd' });
});

it('receives another topic when the topic changes', () => {
  const { publish, shown } = setUp();
  const { rerender } = render(<Berths />);
  rerender(<Berths topic="yard/slots" />);
  publish('quay/berths', { id: 'a' });
  publish('yard/slots', { id: 'b' });
  expect(shown()).toBe('b 1');
});

it('is notified of each new connection while it listens, since it may have missed earlier messages', () => {
  const { handlers, shown } = setUp();
  handlers.connected();
  render(<Berths />);
  expect(shown()).toBe(' 1');
  act(() => {
    handlers.disconnected();
    handlers.connected();
  });
  expect(shown()).toBe(' 2');
});
