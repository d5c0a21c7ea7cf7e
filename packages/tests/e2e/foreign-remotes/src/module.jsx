import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const Detail = lazy(() => import('./detail.jsx'));

function Page() {
  const [count, setCount] = useState(0);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>{`Autre outil : ${pathname}`}</h1>
      <button onClick={() => setCount(count + 1)}>{`Compteur ${count}`}</button>
      <button onClick={() => setOpen(true)}>Plus</button>
      {open && (
        <Suspense>
          <Detail />
        </Suspense>
      )}
    </>
  );
}

export const definition = {
  id: 'containers',
  pages: [{ path: '/containers', element: <Page /> }],
};
