import { typedTexts } from './typed-texts';

describe('what was written in an action', () => {
  it('is found wherever it stands, each text once', () => {
    const edit = {
      type: 'EDIT_RESTRICTION',
      payload: { restrictionId: 'r', values: { comments: ' El martes ' } },
    };
    const same = { type: 'SET_COMMENTS', payload: { id: 't', comments: 'El martes' } };
    const actions = [edit, same, { type: 'SET_PROGRESS', payload: { taskId: 't', progress: 1 } }];
    expect(typedTexts({ type: 'BATCH_UPDATE', payload: { actions } } as never)).toEqual(['El martes']);
  });
  it('is nothing where nothing was written', () => {
    expect(typedTexts({ type: 'SET_COMMENTS', payload: { id: 't', comments: ' ' } } as never)).toEqual([]);
  });
});
