// The library's own first: what follows changes it.
import 'dhtmlx-gantt/codebase/dhtmlxgantt.css';
import './chart.css';
import './bars.css';
import './bar-colours.css';
import './limits.css';
import './legend.css';
import './frozen-columns.css';
import './cell-editing.css';
import './people-on-rows.css';
import './state-labels.css';
import './open-task.css';
import './waiting.css';
import './bands.css';
import './link-ends.css';
import './row-drags.css';
import './tips.css';
