import { createSvgIcon } from '@mui/material/SvgIcon';

/** Our own line icons, 24 × 24. Decorative: give the control they stand in a name. */
function lineIcon(name: string, d: string) {
  return createSvgIcon(
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    />,
    name,
  );
}

export const HomeIcon = lineIcon('Home', 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5');
/** The line of the bell, for what is drawn outside React. */
export const BELL_LINE = 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5ZM10.2 21a2 2 0 0 0 3.6 0M12 5.5V3.5';
export const BellIcon = lineIcon('Bell', BELL_LINE);
export const GanttIcon = lineIcon('Gantt', 'M4 4v16h16M8 7h6M11 11.5h7M9 16h5');
export const HelmetIcon = lineIcon(
  'Helmet',
  'M5 16v-1.5a7 7 0 0 1 14 0V16M3.5 16h17v2.5h-17ZM10 13V7.2h4V13',
);
export const ReportsIcon = lineIcon('Reports', 'M4 20h16M7 20v-6M12 20V6M17 20v-9');
export const LaboratoryIcon = lineIcon(
  'Laboratory',
  'M9 4h6M10 4v6L5 18.5A1.5 1.5 0 0 0 6.3 20.5h11.4a1.5 1.5 0 0 0 1.3-2L14 10V4M7.5 15h9',
);
export const MenuIcon = lineIcon('Menu', 'M4 7h16M4 12h16M4 17h16');
export const ExpandMoreIcon = lineIcon('ExpandMore', 'm7 10 5 5 5-5');
export const ChevronLeftIcon = lineIcon('ChevronLeft', 'm14 7-5 5 5 5');
export const ChevronRightIcon = lineIcon('ChevronRight', 'm10 7 5 5-5 5');
export const AddIcon = lineIcon('Add', 'M12 5v14M5 12h14');
export const CloseIcon = lineIcon('Close', 'm6 6 12 12M18 6 6 18');
export const CheckIcon = lineIcon('Check', 'm5 12.5 4.5 4.5L19 7.5');
export const SearchIcon = lineIcon('Search', 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15.5 15.5 20 20');
export const RetryIcon = lineIcon('Retry', 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4');
export const WarningIcon = lineIcon('Warning', 'M12 4.5 21 19.5H3ZM12 10v4M12 16.8v.2');
export const LockIcon = lineIcon('Lock', 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2');
export const OfflineIcon = lineIcon(
  'Offline',
  'M4 4l16 16M8.5 13.5a5 5 0 0 1 5.2-1M5 10a10 10 0 0 1 4-2.4M19 10a10 10 0 0 0-5.5-2.7M12 18v.1',
);
export const OnlineIcon = lineIcon('Online', 'M8.5 14a5 5 0 0 1 7 0M5 10.5a10 10 0 0 1 14 0M12 18v.1');
export const UploadIcon = lineIcon('Upload', 'M12 16V5M7.5 9 12 4.5 16.5 9M5 15v4h14v-4');
export const DownloadIcon = lineIcon('Download', 'M12 4.5V15M7.5 11l4.5 4.5 4.5-4.5M5 16v3h14v-3');
export const FileIcon = lineIcon('File', 'M7 3.5h7L18 8v12.5H7ZM14 3.5V8h4M10 13h5M10 16.5h5');
export const PersonIcon = lineIcon(
  'Person',
  'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.5 19.5a6.5 6.5 0 0 1 13 0',
);
export const PeopleIcon = lineIcon(
  'People',
  'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 19a5.5 5.5 0 0 1 11 0M16 5.5a3 3 0 0 1 0 5.4M17.5 14a5.5 5.5 0 0 1 3 5',
);
export const SignOffIcon = lineIcon('SignOff', 'M13 5H6v14h7M10.5 12H20M16.5 8.5 20 12l-3.5 3.5');
export const LanguageIcon = lineIcon(
  'Language',
  'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM4 12h16M12 4c2.5 2.2 3.5 5 3.5 8s-1 5.8-3.5 8c-2.5-2.2-3.5-5-3.5-8S9.5 6.2 12 4Z',
);
export const CalendarIcon = lineIcon('Calendar', 'M5 6h14v13.5H5ZM5 10h14M8.5 4v3.5M15.5 4v3.5');
export const BuildingIcon = lineIcon(
  'Building',
  'M5 20V5h9v15M14 10h5v10M3.5 20h17M8 8.5h3M8 12h3M8 15.5h3M16.5 13.5v.1M16.5 16.5v.1',
);
export const ArrowBackIcon = lineIcon('ArrowBack', 'M20 12H5M10.5 6.5 5 12l5.5 5.5');
export const VisibilityIcon = lineIcon(
  'Visibility',
  'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const VisibilityOffIcon = lineIcon(
  'VisibilityOff',
  'M4 4l16 16M9.5 6.4A8.6 8.6 0 0 1 12 6c5.5 0 9 6 9 6a16 16 0 0 1-2.6 3.2M6 8.3A16 16 0 0 0 3 12s3.5 6 9 6a8.8 8.8 0 0 0 3.7-.8M10.3 10.3a2.5 2.5 0 0 0 3.4 3.4',
);
export const UndoIcon = lineIcon('Undo', 'M8.5 5.5 4.5 9.5l4 4M5 9.5h9a5 5 0 0 1 0 10h-3');
export const InfoIcon = lineIcon('Info', 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 11v5M12 8v.1');
export const LogIcon = lineIcon('Log', 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.1M4 12h.1M4 17.5h.1');
export const FlagIcon = lineIcon('Flag', 'M6 20.5V4.5M6 5h11l-2.5 4 2.5 4H6');
export const EditIcon = lineIcon('Edit', 'M5 19h3.5L19 8.5 15.5 5 5 15.5ZM13.5 7l3.5 3.5');
export const DeleteIcon = lineIcon(
  'Delete',
  'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
);
export const FolderIcon = lineIcon('Folder', 'M3.5 6h6l2 2.5h9v10.5h-17Z');
export const MailIcon = lineIcon('Mail', 'M4 6h16v12.5H4ZM4 7l8 6 8-6');
export const LinkIcon = lineIcon(
  'Link',
  'M10 14a3.5 3.5 0 0 0 5 0l3.5-3.5a3.5 3.5 0 0 0-5-5L12 7M14 10a3.5 3.5 0 0 0-5 0l-3.5 3.5a3.5 3.5 0 0 0 5 5L12 17',
);
export const TableIcon = lineIcon('Table', 'M4 5h16v14H4ZM4 10h16M4 14.5h16M10 5v14');
export const CameraIcon = lineIcon(
  'Camera',
  'M4 8h3.5L9 5.5h6L16.5 8H20v11H4ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
);
export const BoardIcon = lineIcon('Board', 'M4 5h4.5v14H4ZM9.8 5h4.5v9H9.8ZM15.5 5H20v6h-4.5Z');
export const ColumnsIcon = lineIcon('Columns', 'M4 5h16v14H4ZM9.3 5v14M14.7 5v14');
export const FilterIcon = lineIcon('Filter', 'M4 7h16M7 12h10M10 17h4');
export const SortUpIcon = lineIcon('SortUp', 'M12 19V5M6.5 10.5 12 5l5.5 5.5');
export const SortDownIcon = lineIcon('SortDown', 'M12 5v14M6.5 13.5 12 19l5.5-5.5');
export const PinIcon = lineIcon('Pin', 'M8 4h8l-1.5 6 3 3.5h-11l3-3.5ZM12 13.5V20');
export const GroupIcon = lineIcon('Group', 'M4 6h16M8 11h12M8 15h12M8 19h12');
export const CopyIcon = lineIcon('Copy', 'M9 9h10v10H9ZM5 15V5h10');
export const GripIcon = lineIcon('Grip', 'M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1');
export const SettingsIcon = lineIcon(
  'Settings',
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const ServerIcon = lineIcon('Server', 'M4 5h16v6H4ZM4 13h16v6H4ZM7.5 8h.1M7.5 16h.1M11 8h5M11 16h5');
export const HelpIcon = lineIcon(
  'Help',
  'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM9.8 9.8a2.3 2.3 0 1 1 3.2 2.2c-.7.3-1 .8-1 1.5M12 16.2v.1',
);
export const LearningIcon = lineIcon(
  'Learning',
  'M3.5 9 12 5l8.5 4-8.5 4ZM7 11v4.5c2.8 2 7.2 2 10 0V11M20.5 9v5',
);
const STAR = 'm12 4.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7Z';
export const StarIcon = lineIcon('Star', STAR);
export const FilledStarIcon = createSvgIcon(<path d={STAR} />, 'FilledStar');
export const MoreIcon = lineIcon('More', 'M12 6h.1M12 12h.1M12 18h.1');
export const RedoIcon = lineIcon('Redo', 'M15.5 5.5l4 4-4 4M19 9.5h-9a5 5 0 0 0 0 10h3');
export const MilestoneIcon = lineIcon('Milestone', 'M12 4.5 19.5 12 12 19.5 4.5 12Z');
export const ChildIcon = lineIcon('Child', 'M6 4.5v9.5h5M15.5 10v8M11.5 14h8');
export const IndentIcon = lineIcon('Indent', 'M4 5.5h16M11 10h9M11 14h9M4 18.5h16M4.5 9.5 7.5 12l-3 2.5');
export const OutdentIcon = lineIcon('Outdent', 'M4 5.5h16M11 10h9M11 14h9M4 18.5h16M7.5 9.5 4.5 12l3 2.5');
export const ArrowUpIcon = lineIcon('ArrowUp', 'M12 19V6M7 11l5-5 5 5');
export const ArrowDownIcon = lineIcon('ArrowDown', 'M12 5v13M7 13l5 5 5-5');
export const UnlinkIcon = lineIcon(
  'Unlink',
  'M4 4l16 16M13.5 9.5 17 6a3 3 0 0 1 4 4l-3.5 3.5M10.5 14.5 7 18a3 3 0 0 1-4-4l3.5-3.5',
);
export const CutIcon = lineIcon(
  'Cut',
  'M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8.2 15.4 16 4.5M15.8 15.4 8 4.5',
);
export const PasteIcon = lineIcon('Paste', 'M8 6H5.5v14h13V6H16M9 4.5h6V8H9ZM9 12h6M9 15.5h6');
export const DuplicateIcon = lineIcon('Duplicate', 'M9 9h10v10H9ZM5 15V5h10M14 11.5v5M11.5 14h5');
export const ExpandAllIcon = lineIcon('ExpandAll', 'M7.5 9 12 4.5 16.5 9M7.5 15l4.5 4.5 4.5-4.5');
export const CollapseAllIcon = lineIcon('CollapseAll', 'M7.5 4.5 12 9l4.5-4.5M7.5 19.5 12 15l4.5 4.5');
export const TodayIcon = lineIcon('Today', 'M5 6h14v13.5H5ZM5 10h14M8.5 4v3.5M15.5 4v3.5M12 13v3.5');
export const LocateIcon = lineIcon(
  'Locate',
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 4v4M12 16v4M4 12h4M16 12h4',
);
export const ToStartIcon = lineIcon('ToStart', 'M5 5v14M19 12H9M13.5 7.5 9 12l4.5 4.5');
export const FitIcon = lineIcon(
  'Fit',
  'M4 5v14M20 5v14M7 12h10M9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5',
);
export const SelectAllIcon = lineIcon('SelectAll', 'M4.5 4.5h15v15h-15ZM8 12.5l2.8 2.8L16 9.5');
export const KeyboardIcon = lineIcon(
  'Keyboard',
  'M3.5 7h17v10.5h-17ZM7 10.5h.1M10.5 10.5h.1M14 10.5h.1M17 10.5h.1M8 14h8',
);
export const ScenarioIcon = lineIcon('Scenario', 'M5 18h4.5c4 0 3-12 7-12H20M5 18h15M17 3.5 19.8 6 17 8.5');
