// The CSV of a class.
#include <catch2/catch.hpp>

#include <quiz/class_list.hpp>

namespace {

using namespace loopscope;

ClassList read(std::string_view bytes) { return read_class_list(bytes, Language::English); }

std::vector<ClassAnswer> answers(std::string_view bytes) {
  ClassList list = read(bytes);
  CHECK(list.faults.empty());
  return list.answers;
}

}  // namespace

TEST_CASE("a row is a name and an answer") {
  std::vector<ClassAnswer> wanted = {{"Ana", "A D C B"}, {"João", "A B C D"}};
  CHECK(answers("Ana,A D C B\nJoão,A B C D\n") == wanted);
  CHECK(answers("\xEF\xBB\xBF"
                "Ana,A D C B\r\nJoão,A B C D") == wanted);
  CHECK(answers("name,answer\nAna,A D C B\nJoão,A B C D\n") == wanted);
  CHECK(answers("Nome;Resposta\nAna;A D C B\nJoão;A B C D\n") == wanted);
  CHECK(answers("answer\tid\tname\nA D C B\t7\tAna\nA B C D\t8\tJoão\n") == wanted);
  CHECK(answers("\"Ana\" , \"A D C B\"\n\n,\n\"João\",\"A B C D\"\n") == wanted);
}

TEST_CASE("quotes hold separators, quotes and line breaks") {
  CHECK(answers("\"Silva, Ana\",\"A,D\nC \"\"B\"\"\"\n") == std::vector<ClassAnswer>{{"Silva, Ana", "A,D\nC \"B\""}});
}

TEST_CASE("an answer that nobody quoted keeps its commas") {
  CHECK(answers("Ana,A,D,C,B\n") == std::vector<ClassAnswer>{{"Ana", "A,D,C,B"}});
  CHECK(answers("name,answer\nAna,A,D,C,B\n") == std::vector<ClassAnswer>{{"Ana", "A,D,C,B"}});
  CHECK(answers("name,answer\nAna,A D,,,\n") == std::vector<ClassAnswer>{{"Ana", "A D"}});
  CHECK(answers("Ana,\nBia,A\n") == std::vector<ClassAnswer>{{"Ana", ""}, {"Bia", "A"}});
}

TEST_CASE("what is wrong with a CSV is said where it is") {
  struct Row {
    const char* bytes;
    std::uint32_t line, column;
    const char* part;
  };
  for (const Row& row : std::vector<Row>{{"Ana,A\nBia,\"A D\nC B\n", 2, 5, "never closed"},
                                         {"Ana,A\n\"Bia\" x,A\n", 2, 7, "after the closing quote"},
                                         {"Ana,A\nBia\n", 2, 1, "no answer"},
                                         {"name,answer,id\nAna,A,1\nBia,A,2,3\n", 3, 9, "4 fields"},
                                         {"name,id\nAna,1\n", 1, 1, "no column for answer"},
                                         {"", 1, 1, "no answer in this file"},
                                         {"\n\n", 1, 1, "no answer in this file"},
                                         {"name,answer\n", 1, 1, "no answer in this file"}}) {
    CAPTURE(row.bytes);
    ClassList list = read(row.bytes);
    REQUIRE(list.faults.size() == 1);
    CHECK(list.faults[0].line == row.line);
    CHECK(list.faults[0].column == row.column);
    CHECK(list.faults[0].message.find(row.part) != std::string::npos);
  }
}

TEST_CASE("any bytes give answers or a fault") {
  for (const char* bytes : {"\"", "\"\"", ",", "\"a\"\"", "\xff\xfe,\x80", "\r", "a,\"\"\n\"", "\"\n,\"\n,"}) {
    ClassList list = read(bytes);
    CHECK((list.faults.empty() ? !list.answers.empty() : true));
  }
}

TEST_CASE("a field is quoted where it must be") {
  CHECK(csv_field("A D") == "A D");
  CHECK(csv_field("A,D") == "\"A,D\"");
  CHECK(csv_field("say \"A\"\n") == "\"say \"\"A\"\"\n\"");
  ClassList list = read("x," + csv_field("say \"A\",\nB"));
  REQUIRE(list.answers.size() == 1);
  CHECK(list.answers[0].answer == "say \"A\",\nB");
}

TEST_CASE("the headings of a form say where name and answer stand") {
  std::vector<ClassAnswer> wanted = {{"Ana", "A D C B"}};
  CHECK(answers("Timestamp,Email,Full name,What does it print?\n2026,a@b.c,Ana,\"A D C B\"\n") == wanted);
  CHECK(answers("Carimbo,Nome completo,O que imprime?\n2026,Ana,A D C B\n") == wanted);
  CHECK(answers("Timestamp,Email Address,Resposta\n2026,Ana,A D C B\n") == wanted);
}

TEST_CASE("columns that no heading tells are asked for") {
  ClassRules rules{{}, [](std::string_view line) { return line == "A"; }};
  ClassList unclear = read_class_list("When,Who,What\n1,Ana,A D\n", Language::English, rules);
  REQUIRE(unclear.faults.size() == 1);
  CHECK(unclear.faults[0].message.find("1 `When`, 2 `Who`, 3 `What`") != std::string::npos);
  CHECK(unclear.faults[0].message.find("--columns") != std::string::npos);
  rules.columns = class_columns("who,3");
  CHECK(read_class_list("When,Who,What\n1,Ana,A D\n", Language::English, rules).answers ==
        std::vector<ClassAnswer>{{"Ana", "A D"}});
  CHECK_FALSE(class_columns("one"));
}
