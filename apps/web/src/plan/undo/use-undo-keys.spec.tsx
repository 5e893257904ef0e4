import { act, fireEvent, render, screen } from '@testing-library/react';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { planActions } from '../state/plan-actions';
import { SHOWS_PLAN, useUndoKeys } from './use-undo-keys';

function Page({ onCellKey }: { readonly onCellKey: () => void }) {
  useUndoKeys();
  return (
    <>
      <div data-testid="cell" tabIndex={0} ref={(cell) => cell?.addEventListener('keydown', onCellKey)} />
      <input aria-label="texto" />
      <div {...SHOWS_PLAN}>
        <input aria-label="del plan" />
      </div>
    </>
  );
}

function showPage() {
  const heard: UnknownAction[] = [];
  const onCellKey = jest.fn();
  const reducer = (state = 0, action: UnknownAction) => {
    if (planActions.undo.match(action) || planActions.redo.match(action)) heard.push(action);
    return state;
  };
  render(
    <Provider store={configureStore({ reducer })}>
      <Page onCellKey={onCellKey} />
    </Provider>,
  );
  const press = (target: HTMLElement, init: KeyboardEventInit) =>
    act(() => void fireEvent.keyDown(target, init));
  return { heard: () => heard.map(({ type }) => type), onCellKey, press };
}

describe('the keys of undo and redo', () => {
  it('take back and make again, and reach no cell of the chart', () => {
    const { heard, onCellKey, press } = showPage();
    const cell = screen.getByTestId('cell');
    press(cell, { key: 'z', ctrlKey: true });
    press(cell, { key: 'Z', ctrlKey: true, shiftKey: true });
    press(cell, { key: 'y', ctrlKey: true });
    expect(heard()).toEqual([planActions.undo.type, planActions.redo.type, planActions.redo.type]);
    expect(onCellKey).not.toHaveBeenCalled();
  });

  it('leave other keys, and what is typed into a field, alone', () => {
    const { heard, onCellKey, press } = showPage();
    press(screen.getByTestId('cell'), { key: 'x' });
    press(screen.getByLabelText('texto'), { key: 'z', ctrlKey: true });
    expect(heard()).toEqual([]);
    expect(onCellKey).toHaveBeenCalledTimes(1);
  });

  it('are the plan’s in a field that holds what the plan does', () => {
    const { heard, press } = showPage();
    press(screen.getByLabelText('del plan'), { key: 'z', ctrlKey: true });
    expect(heard()).toEqual([planActions.undo.type]);
  });
});
