import { createSlice } from '@reduxjs/toolkit';
import { addSlice, createAppStore } from './store';

const counter = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: {
    incremented: (state) => {
      state.count += 1;
    },
  },
});

it('adds a slice once and keeps its state and that of the session', () => {
  const store = createAppStore();
  const { session } = store.getState();
  addSlice(store, 'counter', counter.reducer);
  store.dispatch(counter.actions.incremented());
  addSlice(store, 'counter', counter.reducer);
  expect(store.getState()).toEqual({ session, counter: { count: 1 } });
});
