import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { MainArea } from './main-area';

const Shell = () => (
  <>
    <Link to="/form">form</Link>
    <Link to="/list">list</Link>
    <MainArea />
  </>
);

function go(name: string): void {
  screen.getByRole('link', { name }).focus();
  fireEvent.click(screen.getByRole('link', { name }));
}

it('has the focus on a new page, unless that page has put it into a field', () => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Routes>
        <Route element={<Shell />}>
          <Route path="/" element={null} />
          <Route path="/list" element={<p>list of projects</p>} />
          <Route path="/form" element={<input autoFocus aria-label="Nombre" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  go('list');
  expect(screen.getByRole('main')).toHaveFocus();
  go('form');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
});
