import { act, renderHook } from '@testing-library/react';
import { useFollowingForm } from './use-following-form';

/** A form with one field; `known` says what the page knows the field to be by now. */
function shown(first: string) {
  const { result, rerender } = renderHook(
    (name: string) => {
      const form = useFollowingForm({ name });
      return { ...form, isDirty: form.formState.isDirty };
    },
    { initialProps: first },
  );
  return {
    known: (name: string) => rerender(name),
    type: (name: string) => act(() => result.current.setValue('name', name, { shouldDirty: true })),
    discard: () => act(() => result.current.reset()),
    save: () => act(() => result.current.reset(result.current.getValues())),
    value: () => result.current.getValues().name,
    isDirty: () => result.current.isDirty,
  };
}

describe('a form about something that others change too', () => {
  it('follows them until somebody types, and again once that is discarded', () => {
    const form = shown('Torre');
    form.known('Torre Sur');
    expect(form.value()).toBe('Torre Sur');
    form.type('Mía');
    form.known('Torre Norte');
    expect(form.value()).toBe('Mía');
    form.discard();
    expect(form.value()).toBe('Torre Norte');
  });

  it('follows in the fields that nobody typed into, also while another is being changed', () => {
    const first = { name: 'Torre', code: 'A' };
    const { result, rerender } = renderHook(
      (current: typeof first) => {
        const form = useFollowingForm(current);
        return { ...form, isDirty: form.formState.isDirty };
      },
      { initialProps: first },
    );
    act(() => result.current.setValue('name', 'Mía', { shouldDirty: true }));
    rerender({ name: 'Torre Sur', code: 'B' });
    expect(result.current.getValues()).toEqual({ name: 'Mía', code: 'B' });
    expect(result.current.isDirty).toBe(true);
    act(() => result.current.reset());
    expect(result.current.getValues()).toEqual({ name: 'Torre Sur', code: 'B' });
  });

  it('shows what was saved until the page knows it', () => {
    const form = shown('Torre');
    form.type('Mía');
    form.save();
    expect(form.value()).toBe('Mía');
    expect(form.isDirty()).toBe(false);
    form.known('Mía');
    form.known('De otro');
    expect(form.value()).toBe('De otro');
  });
});
